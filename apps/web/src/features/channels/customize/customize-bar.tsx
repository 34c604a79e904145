import type { TEMPLATES } from '@dayreel/catalogue'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import styles from './customize-bar.module.css'
import { CustomizePanel } from './customize-panel.tsx'
import type { Customized } from './use-customization.ts'

type CustomizeBarProps = {
  template: (typeof TEMPLATES)[number]
  /** What the form below was filled in with, if it was. */
  customized: Customized | undefined
  onCustomize: (customized: Customized) => void
}

/** Above a template's configuration: the way to customize it, and what came of that. */
export function CustomizeBar({ template, customized, onCustomize }: CustomizeBarProps) {
  const [isOpen, { open, close }] = useDisclosure(false)
  if (isOpen)
    return (
      <CustomizePanel
        template={template}
        onClose={close}
        onCustomize={(answer) => {
          onCustomize(answer)
          close()
        }}
      />
    )
  return (
    <div className={styles.bar}>
      <div className={styles.words} role="status">
        {customized === undefined ? (
          <p>Bend it towards words or an image of your own.</p>
        ) : (
          <>
            <p>Filled in from your customization. Change whatever you like.</p>
            <Palette colours={customized.palette} />
          </>
        )}
      </div>
      <Button variant="default" size="sm" onClick={open}>
        Customize
      </Button>
    </div>
  )
}

function Palette({ colours }: { colours: readonly string[] }) {
  if (colours.length === 0) return null
  return (
    <ul className={styles.palette} aria-label="Colours of your image">
      {colours.map((colour) => (
        <li key={colour} style={{ background: colour }} title={colour}>
          <span>{colour}</span>
        </li>
      ))}
    </ul>
  )
}
