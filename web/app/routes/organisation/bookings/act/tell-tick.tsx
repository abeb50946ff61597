import { Checkbox } from '#app/components/checkbox.tsx'
import { useText } from '#app/wording/use-text.ts'

/** Says as well that it was asked: an act that has no such box tells the guest. */
export function TellTick({ isTicked = true }: { readonly isTicked?: boolean }) {
  const t = useText('bookings')
  return (
    <>
      <input type="hidden" name="asksToTell" value="on" />
      <Checkbox name="tells" label={t('tell')} hint={t('tellHint')} defaultChecked={isTicked} />
    </>
  )
}
