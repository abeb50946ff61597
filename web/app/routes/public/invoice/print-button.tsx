import { useSyncExternalStore } from 'react'
import { Button } from '#app/components/button.tsx'

const never = () => () => {}

/** There once scripts run; without them the browser's own menu prints. */
export function PrintButton({ label }: { readonly label: string }) {
  const canPrint = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!canPrint) return null
  return <Button onClick={() => window.print()}>{label}</Button>
}
