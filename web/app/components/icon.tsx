import facilitySprite from './facility-icons.svg?no-inline'
import { type IconName, isFacilityIconName, isIconName } from './icon-names.ts'
import sprite from './icons.svg?no-inline'

interface IconProps {
  readonly name: IconName
  readonly className?: string
}

/** Decoration beside words: never says anything alone. 20 px unless a size is given (`size-4`). */
export function Icon({ name, className }: IconProps) {
  return <Drawing address={`${sprite}#${name}`} className={className} />
}

/** The icon of a facility as the data names it; a name that pages do not draw shows a tick. */
export function FacilityIcon({ icon, className }: { readonly icon: string; readonly className?: string }) {
  if (isFacilityIconName(icon)) return <Drawing address={`${facilitySprite}#${icon}`} className={className} />
  return <Icon name={isIconName(icon) ? icon : 'check'} className={className} />
}

function Drawing({ address, className = 'size-5' }: { readonly address: string; readonly className?: string | undefined }) {
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
