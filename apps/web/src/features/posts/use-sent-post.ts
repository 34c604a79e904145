import type { Post } from '@dayreel/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isDecided } from './post-queries.ts'
import { useFollowedPost } from './use-followed-post.ts'

type Ending = { kind: 'success' | 'problem' | 'hint'; text: string }
type Phase = 'idle' | 'sending' | 'following' | 'over'

/** The server's response: the post, which may already have a final state. */
type Answer = { postId: string; status: Post['status']; message: string | null; videoId: string | null }

/**
 * Sends a post and follows it until its result is known. The result comes from the response or from the followed post,
 * with the same text.
 *
 * @param endingOf returns the text for a post with a final state. Must be a stable function.
 */
export function useSentPost(endingOf: (post: Pick<Post, 'status' | 'message' | 'remoteId'>) => Ending) {
  const [phase, setPhase] = useState<Phase>('idle')
  const [ending, setEnding] = useState<Ending & { at: string }>()
  const [postId, setPostId] = useState<string>()
  const isOver = useRef(false)
  const post = useFollowedPost(postId)

  const finish = useCallback((end: Ending): void => {
    // The response and the followed post both report the result.
    if (isOver.current) return
    isOver.current = true
    setPhase('over')
    setEnding({ ...end, at: new Date().toISOString() })
  }, [])
  useEffect(() => {
    if (post !== undefined && isDecided(post)) finish(endingOf(post))
  }, [post, finish, endingOf])

  return {
    phase,
    isBusy: phase === 'sending' || phase === 'following',
    ending,
    post,
    /** Follows a post that the server reports before its response arrives. */
    follow: useCallback((id: string) => setPostId((known) => known ?? id), []),
    /** @param make makes the call. Its errors also become endings. */
    send: async (make: () => Promise<Answer | Ending>): Promise<void> => {
      isOver.current = false
      setPhase('sending')
      setEnding(undefined)
      setPostId(undefined)
      const answer = await make()
      if (!('postId' in answer)) {
        finish(answer)
        return
      }
      setPostId(answer.postId)
      const answered = { status: answer.status, message: answer.message, remoteId: answer.videoId }
      if (isDecided(answered)) finish(endingOf(answered))
      else if (!isOver.current) setPhase('following')
    },
  }
}
