import type { PlaceSuggestion } from '@camp/application/search/places.ts'
import { longestSearchText } from '@camp/domain/search/search-text.ts'
import { type KeyboardEvent, useId, useState } from 'react'
import { useText } from '../../wording/use-text.ts'
import { PlaceList } from './place-list.tsx'
import { tooShort } from './place-suggestions.ts'
import type { PlaceDraft } from './search-draft.ts'
import { useIsHydrated } from './use-is-hydrated.ts'
import { usePlaceSuggestions } from './use-place-suggestions.ts'

interface PlaceFieldProps {
  readonly value: PlaceDraft
  readonly onChange: (place: PlaceDraft) => void
}

/**
 * Free text that works as it stands; with scripts, a combobox by the ARIA pattern (list autocomplete, manual
 * selection).
 */
export function PlaceField({ value, onChange }: PlaceFieldProps) {
  const t = useText('search')
  const id = useId()
  const isHydrated = useIsHydrated()
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const state = usePlaceSuggestions(isOpen ? value.text : null)
  const places = state.kind === 'found' ? state.places : []
  const isTyping = isOpen && value.text.trim() !== '' && state.kind !== 'cleared'
  const isShort = [...value.text.trim()].length <= tooShort

  const close = () => {
    setIsOpen(false)
    setActive(-1)
  }
  const type = (text: string) => {
    setIsOpen(true)
    setActive(-1)
    onChange({ text, latitude: null, longitude: null })
  }
  const choose = ({ name, detail, latitude, longitude }: PlaceSuggestion) => {
    onChange({ text: detail ? `${name}, ${detail}` : name, latitude, longitude })
    close()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = places[active]
    if (event.key === 'Escape' && isOpen) close()
    else if (event.key === 'Enter' && isOpen && chosen) {
      event.preventDefault()
      choose(chosen)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setIsOpen(true)
      setActive(nextOption(active, places.length, event.key === 'ArrowDown' ? 1 : -1))
    }
  }
  const combobox = isHydrated && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isTyping && places.length > 0,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': places[active] ? `${id}-${active}` : undefined,
  }
  return (
    <div className="search-cell relative">
      <label htmlFor="place" className="search-label">
        {t('where')}
      </label>
      <input
        id="place"
        name="place"
        type="text"
        value={value.text}
        placeholder={t('wherePlaceholder')}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={longestSearchText}
        className="search-value"
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
        {...combobox}
      />
      <PickedCoordinates {...value} isDisabled={!isHydrated} />
      {isTyping && <PlaceList id={id} state={state} isShort={isShort} active={active} onChoose={choose} onPoint={setActive} />}
    </div>
  )
}

function nextOption(active: number, count: number, step: 1 | -1): number {
  if (count === 0) return -1
  if (active < 0) return step === 1 ? 0 : count - 1
  return (active + step + count) % count
}

/** Without scripts nothing would clear them when another place is typed: then they are not sent. */
function PickedCoordinates({ latitude, longitude, isDisabled }: Omit<PlaceDraft, 'text'> & { readonly isDisabled: boolean }) {
  if (latitude === null || longitude === null) return null
  return (
    <>
      <input type="hidden" name="latitude" value={latitude} disabled={isDisabled} />
      <input type="hidden" name="longitude" value={longitude} disabled={isDisabled} />
    </>
  )
}
