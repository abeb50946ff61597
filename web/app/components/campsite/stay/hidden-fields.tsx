interface HiddenFieldsProps {
  readonly search: URLSearchParams
}

/** What a form must carry on besides its own fields. */
export function HiddenFields({ search }: HiddenFieldsProps) {
  return [...search].map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same name may stand there twice with the same value.
    <input key={`${name}-${index}`} type="hidden" name={name} value={value} />
  ))
}
