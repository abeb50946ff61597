import facilitySprite from './facility-icons.svg?no-inline'
import { type IconName, isFacilityIconName, isIconName } from './icon-names.ts'
import sprite from './icons.svg?no-inline'

interface IconProps {
  readonly name: IconName
  readonly className?: string
}

/** Decoration beside words: never says anything alone. 20 px unless a size is given (`size-4`). */
export function Icon({ name, className }: IconProps) {
  return <Drawing address={iconAddress(name)} className={className} />
}

/** The icon of a facility as the data names it; a name that pages do not draw shows a tick. */
export function FacilityIcon({ icon, className }: { readonly icon: string; readonly className?: string }) {
  return <Drawing address={iconAddress(icon)} className={className} />
}

/** Where an icon is drawn, for `use` inside another drawing. */
export function iconAddress(icon: string): string {
  if (isFacilityIconName(icon)) return `${facilitySprite}#${icon}`
  return `${sprite}#${isIconName(icon) ? icon : 'check'}`
}

/** What is drawn at an address of `iconAddress`. */
export function Drawing({
  address,
  className = 'size-5',
}: {
  readonly address: string
  readonly className?: string | undefined
}) {
  return (
    <svg
      className={`shrink-0 fill-none stroke-current stroke-2 ${className}`}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={address} />
    </svg>
  )
}
