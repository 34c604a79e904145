import { recordingOf } from '@dayreel/catalogue'
import { useQuery } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { Notice } from '#ui/notice.tsx'
import styles from './own-voice.module.css'

/** The user's recording, if it speaks the video. Choosing another voice replaces it. */
export function OwnVoice({ voiceId }: { voiceId: string }) {
  const id = recordingOf(voiceId)
  const { data, isError } = useQuery({
    queryKey: ['media', id],
    queryFn: ({ signal }) => server.getMedia({ params: { id: id! } }, { signal }),
    enabled: id !== undefined,
  })
  if (id === undefined) return null
  if (isError) return <Notice kind="problem">Your recording was deleted. Choose another voice, or record again.</Notice>
  return (
    <div className={styles.own}>
      <p>Your recording speaks this video. To replace it, choose another voice.</p>
      {data?.url != null && <audio className={styles.sound} controls src={data.url} aria-label="Your recording" />}
    </div>
  )
}
