import type { TestedService } from '@dayreel/contract'
import { Stack } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { RemoveModel } from './remove-model.tsx'
import { TestAndSave } from './test-and-save.tsx'
import { useConnectModel } from './use-connect-model.ts'

type ConnectFormProps<Values> = {
  form: {
    onSubmit: (handle: (values: Values) => void) => ComponentProps<'form'>['onSubmit']
    setValues: (values: Values) => void
    setFieldValue: (field: 'key', value: string) => void
  }
  connect: (values: Values) => Promise<TestedService>
  /** The name of the form for screen readers. */
  label?: string
  /** The tested service. Default: the model. */
  what?: ComponentProps<typeof TestAndSave>['what']
  isSaved: boolean
  /** Returns the values of the form after the saved settings are removed. */
  emptyValues: () => Values
  removal: Omit<ComponentProps<typeof RemoveModel>, 'onRemoved'>
  children: ReactNode
}

/** A form that connects a model or a service: its settings are tested before they are saved, and can be removed. */
export function ConnectForm<Values>({
  form,
  connect,
  label,
  what,
  isSaved,
  emptyValues,
  removal,
  children,
}: ConnectFormProps<Values>) {
  const connecting = useConnectModel(connect, () => form.setFieldValue('key', ''))
  return (
    <form onSubmit={form.onSubmit((values) => connecting.mutate(values))} aria-label={label} noValidate>
      <Stack gap="lg">
        {children}
        <TestAndSave change={connecting} {...(what !== undefined && { what })}>
          {isSaved && (
            <RemoveModel
              {...removal}
              onRemoved={() => {
                connecting.reset()
                form.setValues(emptyValues())
              }}
            />
          )}
        </TestAndSave>
      </Stack>
    </form>
  )
}
