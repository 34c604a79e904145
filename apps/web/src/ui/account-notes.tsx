import type { Connection } from '@dayreel/contract'
import { Notice } from './notice.tsx'

/** Shows the restrictions of posts to an account: a note about the account, and a note about its platform. */
export function AccountNotes({
  connection: { note, condition },
}: {
  connection: Pick<Connection, 'note' | 'condition'>
}) {
  return (
    <>
      {note !== null && <Notice kind="hint">{note}</Notice>}
      {condition !== null && <Notice kind="hint">{condition}</Notice>}
    </>
  )
}
