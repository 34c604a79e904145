import { RUN_COST_CREDITS } from '@dayreel/catalogue'
import type { GeneratedIdea } from '@dayreel/contract'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useId } from 'react'
import styles from './idea-card.module.css'
import { IdeaThumbnail } from './idea-thumbnail.tsx'
import { SaveIdea } from './save-idea.tsx'
import type { StoredIdea } from './use-idea.ts'

const DETAILS: readonly { title: string; of: keyof GeneratedIdea & `${string}${'Works' | 'Formula'}` }[] = [
  { title: 'Why It Works', of: 'whyItWorks' },
  { title: 'Storytelling Prompt Formula', of: 'storytellingPromptFormula' },
  { title: 'Image Design Prompt Formula', of: 'imageDesignPromptFormula' },
]

type IdeaCardProps = { kept: StoredIdea; onKeep: (kept: StoredIdea) => void; onSaved: () => void }

/** Shows an idea with its text and picture, a button to save it and, on request, its prompt formulas. */
export function IdeaCard({ kept, onKeep, onSaved }: IdeaCardProps) {
  const [isOpen, details] = useDisclosure(false)
  const [isSaving, saving] = useDisclosure(false)
  const id = useId()
  const { idea, niche } = kept
  return (
    <section className={styles.card} aria-labelledby={id}>
      <IdeaThumbnail kept={kept} onKeep={onKeep} />
      <div className={styles.words}>
        <h2 id={id}>Generated Idea</h2>
        <h3>Channel Concept</h3>
        <p className={styles.concept} dir="auto">
          {idea.channelConcept}
        </p>
        <Button
          variant="default"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={`${id}-details`}
          onClick={details.toggle}
        >
          {isOpen ? 'Hide Details' : 'Show Details'}
        </Button>
        <div id={`${id}-details`} className={styles.details} hidden={!isOpen}>
          {DETAILS.map(({ title, of }) => (
            <div key={of}>
              <h3>{title}</h3>
              <p dir="auto">{idea[of]}</p>
            </div>
          ))}
        </div>
        {idea.isBuiltIn === true && niche !== '' && (
          <p className={styles.hint}>
            The built-in writer makes videos from its own stories. After you save this channel, add your own subjects or
            scripts about <bdi>{niche}</bdi>.
          </p>
        )}
        <div className={styles.foot}>
          <Button onClick={saving.open}>Save This Template as My Channel</Button>
          <p>{`Costs ${RUN_COST_CREDITS} credit, which pays for the first video.`}</p>
        </div>
      </div>
      <SaveIdea kept={kept} isOpen={isSaving} onClose={saving.close} onSaved={onSaved} />
    </section>
  )
}
