import type { TestedService } from '@dayreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/**
 * Connects a model or voices after a test. Afterwards everything is refetched, because voices, example subjects,
 * estimates and the report depend on it.
 *
 * @param onSaved called after a successful test. It must remove the key from the form.
 */
export function useConnectModel<Values>(connect: (values: Values) => Promise<TestedService>, onSaved: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: connect,
    onSuccess: async () => {
      onSaved()
      await queryClient.invalidateQueries()
    },
    gcTime: 0, // The cached call would contain the key.
  })
}
