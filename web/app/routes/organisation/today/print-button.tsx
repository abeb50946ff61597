import { useSyncExternalStore } from 'react'
import { Button } from '#app/components/button.tsx'
import { useText } from '#app/wording/use-text.ts'

const never = () => () => {}

/** Only with scripts; without them the browser's own menu prints the same sheet. */
export function PrintButton() {
  const t = useText('today')
  const hasScripts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!hasScripts) return null
  return (
    <Button intent="secondary" onClick={() => window.print()}>
      {t('print')}
    </Button>
  )
}
