import type { SetUpStep } from '@camp/application/organisations/overview/set-up-steps.ts'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'

/** Where each step is done; a test booking is made as a guest makes one. */
export function setUpPageAddress(slug: string, step: SetUpStep): string {
  const pages = {
    publicPage: 'public-page',
    site: 'sites',
    plots: 'plots',
    rates: 'rates',
    paymentRule: 'payment-rules',
  } as const
  return step === 'testBooking' ? `/${slug}` : organisationAddress(slug, `org-organisation/${pages[step]}`)
}
