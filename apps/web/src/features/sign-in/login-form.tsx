import { Link } from 'react-router'
import { loginMessageOf } from '#lib/message-of.ts'
import { authClient } from '#lib/session.ts'
import { unwrap } from '#lib/unwrap.ts'
import { useTask } from '#lib/use-task.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './login-form.module.css'
import { Fields, type FieldReader } from './sign-in-card.tsx'

/** A form for email and password. The session change then decides which page opens. */
export function LoginForm() {
  const { run, isBusy, problem } = useTask(signIn, loginMessageOf)
  return (
    <Fields onSubmit={run}>
      <TextField label="Email" name="email" type="email" autoComplete="email" required />
      <div>
        <TextField label="Password" name="password" type="password" autoComplete="current-password" required />
        <p className={styles.forgot}>
          <Link to="/forgot-password">Forgot your password?</Link>
        </p>
      </div>
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      <Button type="submit" isWide isBusy={isBusy}>
        {isBusy ? 'Logging in…' : 'Login'}
      </Button>
    </Fields>
  )
}

async function signIn(valueOf: FieldReader): Promise<void> {
  const auth = await authClient()
  const email = valueOf('email').trim()
  unwrap(await auth.signInWithPassword({ email, password: valueOf('password') }))
}
