import type { TEMPLATES } from '@dayreel/catalogue'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import styles from './customize-bar.module.css'
import { CustomizePanel } from './customize-panel.tsx'
import type { Customized } from './use-customization.ts'

type CustomizeBarProps = {
  template: (typeof TEMPLATES)[number]
  /** The values that filled in the form below, or undefined if the user has not customized the template. */
  customized: Customized | undefined
  onCustomize: (customized: Customized) => void
}

/** A bar above a template's configuration, with the button to customize it and the result. */
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
          <p>Adapt it to your own words or image.</p>
        ) : (
          <>
            <p>Filled in from your customization. Change anything you like.</p>
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
    <ul className={styles.palette} aria-label="Colours from your image">
      {colours.map((colour) => (
        <li key={colour} style={{ background: colour }} title={colour}>
          <span>{colour}</span>
        </li>
      ))}
    </ul>
  )
}
