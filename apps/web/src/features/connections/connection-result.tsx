import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Notice } from '#ui/notice.tsx'
import { readConnectionResult, type ConnectionResult } from './connection-results.ts'

/** What came of connecting, as the address tells it: read, shown, and taken out of the address. */
export function ConnectionResultNotice() {
  const [search, setSearch] = useSearchParams()
  const [result, setResult] = useState<ConnectionResult>()
  useEffect(() => {
    const found = readConnectionResult(search)
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
