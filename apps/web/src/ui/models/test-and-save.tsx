import { Button, Group } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { ModelResult } from './model-result.tsx'

type TestAndSaveProps = ComponentProps<typeof ModelResult> & {
  /** The button that removes the saved model, if there is one. */
  children: ReactNode
}

/** The end of a form that connects a model or voices: the test’s result and the buttons. */
export function TestAndSave({ children, ...result }: TestAndSaveProps) {
  return (
    <>
      <ModelResult {...result} />
      <Group justify="flex-end">
        {children}
        <Button type="submit" loading={result.change.isPending}>
          Test and Save
        </Button>
      </Group>
    </>
  )
}
