import { CallError } from '@dayreel/contract'
import { MAX_NICHE_CHARACTERS } from '@dayreel/catalogue'
import { Button, TextInput, VisuallyHidden } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'
import { useSubmissionKey } from '#lib/use-submission-key.ts'
import { Icon } from '#ui/icon.tsx'
import { NothingYet } from '#ui/nothing-yet.tsx'
import { Notice } from '#ui/notice.tsx'
import { WriterHint } from '#ui/writer-hint.tsx'
import { IdeaCard } from './idea-card.tsx'
import styles from './template-generator.module.css'
import { useIdea, useNiche } from './use-idea.ts'

/** Milliseconds between saving an idea and showing the channels. */
const REDIRECT_MS = 1500
const WRITING = 'Writing your idea.'

/** Generates ideas for channels and creates a channel from an idea. */
export function TemplateGenerator({ userId, onSaved }: { userId: string; onSaved: () => void }) {
  const [kept, keep] = useIdea(userId)
  const [niche, setNiche] = useNiche(userId)
  const [isSaved, setSaved] = useState(false)
  const pressed = useRef<HTMLButtonElement>(null)
  const { headersFor, answered } = useSubmissionKey()
  const generate = useMutation({
    mutationFn: (about: string) =>
      server.generateIdea({ body: { niche: about } }, { headers: headersFor(`idea ${about}`) }),
    // If the model failed, the next attempt is a new request. If the response was lost, the next attempt repeats the
    // request, so that the user does not pay twice.
    onError: (error) => {
      if (error instanceof CallError && error.code === 'model_failed') answered()
    },
    onSuccess: (idea, about) => {
      answered()
      keep({ idea, niche: about, imageUrl: null, imageProblem: null })
    },
  })
  useEffect(() => {
    if (!isSaved) return undefined
    const timer = setTimeout(onSaved, REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [isSaved, onSaved])
  // The first idea moves the pressed button to another place in the page, so the button must receive the focus again.
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
  const form = (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        generate.mutate(niche.trim())
      }}
    >
      <TextInput
        label="Topic (optional)"
        description="Every part of the idea will be about this topic."
        placeholder="For example: sea animals"
        dir="auto"
        maxLength={MAX_NICHE_CHARACTERS}
        value={niche}
        onChange={({ currentTarget }) => setNiche(currentTarget.value)}
      />
      <WriterHint />
      <Button
        ref={pressed}
        type="submit"
        size={kept === null ? 'lg' : 'md'}
        {...(kept === null ? {} : { variant: 'default' })}
        leftSection={<Icon name="lamp" size={18} />}
        loading={generate.isPending}
      >
        Generate New Template Idea
      </Button>
      <div className={styles.state}>
        <span className={styles.thinking} aria-hidden="true">
          {generate.isPending && WRITING}
        </span>
        {generate.isError && <Notice kind="problem">{messageOf(generate.error)}</Notice>}
      </div>
    </form>
  )
  return (
    <>
      <VisuallyHidden role="status">
        {generate.isPending ? WRITING : generate.isSuccess && 'Your idea is ready.'}
      </VisuallyHidden>
      {kept === null ? (
        <NothingYet
          picture="submarine"
          title="A channel no one else has"
          text="Each idea has its own narrator, setting, colours and a rule that every video follows. Save one you like, and it makes a video every day."
        >
          <div className={styles.first}>{form}</div>
        </NothingYet>
      ) : (
        <>
          <div className={styles.again}>{form}</div>
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
