import { Button, TextInput } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import styles from './referral-link.module.css'

/** Shows the referral link with a button to copy it. */
export function ReferralLink({ link }: { link: string }) {
  const { copy, copied } = useClipboard()
  return (
    <div className={styles.link}>
      <TextInput aria-label="Your link" value={link} readOnly onFocus={({ currentTarget }) => currentTarget.select()} />
      <Button variant="default" onClick={() => copy(link)}>
        {copied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  )
}
