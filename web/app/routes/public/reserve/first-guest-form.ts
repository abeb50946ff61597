import type { CellContact, Profile } from '@camp/application/people/profile/profiles.ts'
import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import { countryOfCell, knownCountry } from '#app/components/guest-details/country-choices.ts'
import { emptyGuestForm, type GuestForm } from './guest-form.ts'

interface Reader {
  readonly useCases: Pick<UseCases, 'showProfile'>
  readonly actor: Actor
  /** Of the page. */
  readonly language: Language
  /** Chosen last time in this browser. */
  readonly keptCountry: string | undefined
}

/**
 * What the form begins with: of somebody signed in, whatever the role, what the profile knows. Allergies are
 * said anew.
 */
export async function firstGuestForm({ useCases, actor, language, keptCountry }: Reader): Promise<GuestForm> {
  const blank = { ...emptyGuestForm, language, country: knownCountry(keptCountry) }
  if (actor.kind !== 'user') return blank
  const profile = await useCases.showProfile.execute({ actor })
  return profile.ok ? { ...blank, ...known(profile.value), ...cellOf(profile.value, keptCountry) } : blank
}

function known({ firstName, lastName, email, verificationPreference, language }: Profile): Partial<GuestForm> {
  return { firstName, lastName, email, verificationPreference, language }
}

/** A number stands with its own country; without one the country of this browser counts. */
function cellOf(profile: CellContact, keptCountry: string | undefined): Pick<GuestForm, 'country' | 'cell'> {
  if (profile.cell) return { country: countryOfCell(profile), cell: profile.cell }
  return { country: knownCountry(keptCountry ?? profile.countryId ?? undefined), cell: '' }
}
