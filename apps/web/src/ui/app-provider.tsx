import { MantineProvider } from '@mantine/core'
import '@mantine/core/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { refocusEnabled } from '#lib/refocus-enabled.ts'
import { createQueryClient } from '#lib/query-client.ts'
import { onThemeChange, shownTheme } from '#lib/theme.ts'
import { appTheme, appVariables } from './app-theme.ts'

/** Provides what all app screens need: the component theme, toasts, and the cache of server data. */
export function AppProvider({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  const theme = useSyncExternalStore(onThemeChange, shownTheme, () => 'dark' as const)
  useEffect(refocusEnabled, [])
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider theme={appTheme} cssVariablesResolver={appVariables} forceColorScheme={theme}>
        <Notifications position="bottom-right" />
        {children}
      </MantineProvider>
    </QueryClientProvider>
  )
}
