/** A field that people do not see; who fills it in is a machine. */
export const honeypotField = 'website'

/** Not on the screen, not said by screen readers, not reached by the Tab key. Machines fill it in. */
export function Honeypot({ label }: { readonly label: string }) {
  return (
    <div aria-hidden className="sr-only">
      <label htmlFor={honeypotField}>{label}</label>
      <input type="text" id={honeypotField} name={honeypotField} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
