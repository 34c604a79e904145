import { CallError } from '@dayreel/contract'
import { Button, VisuallyHidden } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'
import { useSubmissionKey } from '#lib/use-submission-key.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { IdeaCard } from './idea-card.tsx'
import styles from './template-generator.module.css'
import { useIdea } from './use-idea.ts'

/** After so long the saved channel is shown. */
const REDIRECT_MS = 1500
const WRITING = 'An idea is being written.'

/** Has ideas for channels that nobody has yet, and makes a channel of one. */
export function TemplateGenerator({ userId, onSaved }: { userId: string; onSaved: () => void }) {
  const [kept, keep] = useIdea(userId)
  const [isSaved, setSaved] = useState(false)
  const pressed = useRef<HTMLButtonElement>(null)
  const { headersFor, answered } = useSubmissionKey()
  const generate = useMutation({
    mutationFn: () => server.generateIdea({}, { headers: headersFor('idea') }),
    // What a model could not answer is another question the next time; a lost answer is asked for again, and not thought of twice.
    onError: (error) => {
      if (error instanceof CallError && error.code === 'model_failed') answered()
    },
    onSuccess: (idea) => {
      answered()
      keep({ idea, imageUrl: null, hasNoImage: false })
    },
  })
  useEffect(() => {
    if (!isSaved) return undefined
    const timer = setTimeout(onSaved, REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [isSaved, onSaved])
  // The first idea takes the place of the button that was pressed, and brings another one.
  useEffect(() => {
    if (generate.isSuccess && document.activeElement === document.body) pressed.current?.focus({ preventScroll: true })
  }, [generate.isSuccess])
  if (isSaved)
    return (
      <div className={styles.saved}>
        <Notice kind="success">Channel saved successfully!</Notice>
        <p>
          Your channels open in a moment. <Link to="/app/my-channels">Open them now</Link>
        </p>
      </div>
    )
  const button = (
    <>
      <Button
        ref={pressed}
        size={kept === null ? 'lg' : 'md'}
        {...(kept === null ? {} : { variant: 'default' })}
        leftSection={<Icon name="lamp" size={18} />}
        loading={generate.isPending}
        onClick={() => generate.mutate()}
      >
        Generate New Template Idea
      </Button>
      <div className={styles.state}>
        <span className={styles.thinking} aria-hidden="true">
          {generate.isPending && WRITING}
        </span>
        {generate.isError && <Notice kind="problem">{messageOf(generate.error)}</Notice>}
      </div>
    </>
  )
  return (
    <>
      <VisuallyHidden role="status">
        {generate.isPending ? WRITING : generate.isSuccess && 'The idea is there.'}
      </VisuallyHidden>
      {kept === null ? (
        <div className={styles.none}>
          <img src="/pictures/scenes/submarine.webp" alt="" width={540} height={960} />
          <div>
            <h2>A channel that nobody has yet</h2>
            <p>
              Who tells it, where it plays, the rule that returns in every video, its colours: each idea is another one.
              Keep the one you like, and it makes a video every day.
            </p>
            {button}
          </div>
        </div>
      ) : (
        <>
          <div className={styles.again}>{button}</div>
          <IdeaCard
            key={kept.idea.channelConcept}
            kept={kept}
            onKeep={keep}
            onSaved={() => {
              keep(null)
              setSaved(true)
            }}
          />
        </>
      )}
    </>
  )
}
