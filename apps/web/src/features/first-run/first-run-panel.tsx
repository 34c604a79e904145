import { Button } from '@mantine/core'
import { useRef } from 'react'
import { Link } from 'react-router'
import { SITE_MODELS_PAGE } from '#lib/model-page.ts'
import { Panel } from '#ui/panel.tsx'
import styles from './first-run-panel.module.css'
import { FreePhotos } from './free-photos.tsx'
import { LocalModels } from './local-models.tsx'
import { useFirstRun } from './use-first-run.ts'

/** Lets the operator of a new site choose a writer. Shown at the top of the first page. */
export function FirstRunPanel() {
  const { isOffered, isClosed, close } = useFirstRun()
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {isOffered && !isClosed && (
        <Panel
          title="Who writes your videos?"
          lead="The built-in writer has stories about a fixed set of subjects. For any other subject, choose a way:"
          isNarrow
        >
          <ul className={styles.ways}>
            <li>
              <div>
                <h3>Paste a key</h3>
                <p>
                  Connect OpenAI, Anthropic, Google or a model server on this machine. It writes about any subject, in
                  any language.
                </p>
              </div>
              <Button component={Link} to={SITE_MODELS_PAGE}>
                Paste a key
              </Button>
            </li>
            <LocalModels />
            <FreePhotos />
            <li>
              <div>
                <h3>Skip: guided outline and built-in tales</h3>
                <p>
                  Or copy a prompt into any chat assistant. Create Video offers all three for a subject that the
                  built-in writer doesn’t know. Settings opens this again.
                </p>
              </div>
              <Button
                variant="default"
                onClick={() => {
                  close()
                  place.current?.focus() // The pressed button is gone.
                }}
              >
                Skip
              </Button>
            </li>
          </ul>
        </Panel>
      )}
    </div>
  )
}
