import { useSyncExternalStore } from 'react'
import { Button } from './button.tsx'

interface PrintButtonProps {
  readonly label: string
  readonly intent?: 'secondary'
}

const never = () => () => {}

/** There once scripts run; without them the browser's own menu prints the same sheet. */
export function PrintButton({ label, intent }: PrintButtonProps) {
  const canPrint = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!canPrint) return null
  return (
    <Button intent={intent} onClick={() => window.print()}>
      {label}
    </Button>
  )
}
