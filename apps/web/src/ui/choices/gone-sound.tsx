import { Notice } from '#ui/notice.tsx'

const GONE = {
  voice: 'The chosen voice is no longer offered. Choose another voice, or no voice.',
  music: 'The chosen music was deleted or is no longer offered. Choose other music, or no music.',
}

/** Says that the chosen voice or music is no longer available, for example because its service was disconnected. */
export function GoneSound({ of }: { of: keyof typeof GONE }) {
  return <Notice kind="problem">{GONE[of]} Finished videos still play.</Notice>
}
