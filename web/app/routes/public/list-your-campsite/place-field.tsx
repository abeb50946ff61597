import { useState } from 'react'
import { usePlaceSuggestions } from '#app/components/search/use-place-suggestions.ts'
import { SelectField } from '#app/components/select-field.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'

interface PlaceFieldProps {
  readonly text: string
  readonly error: string | undefined
  /** Towns that may be meant: chosen from instead of typed. */
  readonly choices: readonly string[]
  readonly onType: () => void
}

/** A town, with suggestions where there are scripts. */
export function TownField({ text, error, choices, onType }: PlaceFieldProps) {
  const t = useText('listCampsite')
  const [typed, setTyped] = useState<string | null>(null)
  const state = usePlaceSuggestions(typed)
  const towns = state.kind === 'found' ? state.places.filter(({ kind }) => kind === 'town') : []
  if (choices.length > 0)
    return (
      <SelectField name="place" label={t('place')} error={error}>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
        <option value="">{t('anotherPlace')}</option>
      </SelectField>
    )
  return (
    <>
      <TextField
        name="place"
        label={t('place')}
        hint={t('placeHint')}
        error={error}
        defaultValue={text}
        list="towns"
        autoComplete="off"
        spellCheck={false}
        maxLength={120}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          onType()
        }}
        required
      />
      <datalist id="towns">
        {towns.map(({ name, detail }) => (
          <option key={`${name} ${detail}`} value={`${name}, ${detail}`} />
        ))}
      </datalist>
    </>
  )
}
