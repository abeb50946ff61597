import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../wording/use-text.ts'
import { Notice } from '../notice.tsx'
import { showToast } from '../toast.ts'
import { doneMarks } from './organisation-address.ts'

/**
 * Says what was done on the way here (`?done=saved`): a toast, or a line on the page without scripts. Said
 * once.
 */
export function DoneNotice() {
  const t = useText('staffFrame')
  const [query, setQuery] = useSearchParams()
  const mark = doneMarks.find((known) => known === query.get('done'))
  const text = mark && t(`done_${mark}`)
  useEffect(() => {
    if (!text) return
    void showToast('success', text)
    // The page is the same. Read again, its forms would begin anew where somebody else has saved.
    setQuery(without('done'), { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
  }, [text, setQuery])
  if (!text) return null
  return (
    <noscript>
      <Notice tone="success" role="status">
        {text}
      </Notice>
    </noscript>
  )
}

function without(name: string) {
  return (query: URLSearchParams) => {
    const rest = new URLSearchParams(query)
    rest.delete(name)
    return rest
  }
}
