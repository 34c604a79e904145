import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Notice } from '#ui/notice.tsx'
import { hasStartedConnecting } from './raw-reason.ts'
import { readConnectionResult, type ConnectionResult } from './connection-results.ts'

/** Shows the connection result from the URL and removes it from the URL. */
export function ConnectionResultNotice() {
  const [search, setSearch] = useSearchParams()
  const [result, setResult] = useState<ConnectionResult>()
  useEffect(() => {
    const found = readConnectionResult(search, hasStartedConnecting())
    if (found === undefined) return
    setResult(found)
    setSearch({}, { replace: true })
  }, [search, setSearch])
  if (result === undefined) return null
  return (
    <div>
      <Notice kind={result.kind}>{result.text}</Notice>
    </div>
  )
}
