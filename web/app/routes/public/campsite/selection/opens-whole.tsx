import { useText } from '#app/wording/use-text.ts'

interface OpensWholeProps {
  /** Of the button that it describes; undefined: nothing opens elsewhere. */
  readonly target: string | undefined
  readonly id: string
}

/** Embedded in another site, a booking opens in its place: said where it is pressed. */
export function OpensWhole({ target, id }: OpensWholeProps) {
  const t = useText('campsite')
  if (!target) return null
  return (
    <p id={id} className="basis-full text-sm text-ink-soft">
      {t('opensWhole')}
    </p>
  )
}
