export interface BackHereProps {
  /** The page without a place in it. */
  readonly back: string
  /** The list with the button. */
  readonly place: string
}

/**
 * An act leads back to where it was done. Scripts leave the page where it is; without them it begins at the
 * list, and so it does where a question lay between.
 */
export function BackHere({ back, place }: BackHereProps) {
  return (
    <>
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="place" value={place} />
      <noscript>
        <input type="hidden" name="back" value={`${back}#${place}`} />
      </noscript>
    </>
  )
}
