import { Link } from 'react-router'
import { useWayToModel } from '#lib/model-page.ts'
import { useHasModel } from '#lib/own-models.ts'
import { MissingWriter } from './missing-writer.tsx'
import styles from './writer-hint.module.css'

/**
 * Says that the built-in writer has only its own stories, and links to a language model. Renders nothing for accounts
 * with a model.
 */
export function WriterHint() {
  const hasModel = useHasModel()
  const way = useWayToModel()
  if (hasModel !== false) return null
  return (
    <p className={styles.hint}>
      <MissingWriter />
      The built-in writer makes videos from its own stories.{' '}
      {way !== undefined && (
        <>
          <Link to={way.page}>{way.label}</Link> for videos about any subject.
        </>
      )}
    </p>
  )
}
