import type { Translator } from '#app/wording/catalogue.ts'
import type { WireOrganisation } from '#server/wire/organisation-on-wire.ts'

/** The cancellation policy before there are dates, most days first, a sentence each. */
export function policyTexts(t: Translator<'aboutCampsite'>, policy: WireOrganisation['cancellationPolicy']): readonly string[] {
  const steps = policy.filter(({ refundPercentage }) => refundPercentage > 0)
  if (steps.length === 0) return [t('policyNone'), t('policyHardship')]
  return [
    ...steps.map(({ daysBeforeArrival: days, refundPercentage: percentage }) =>
      percentage === 100 ? `${t('policyFree', { days })}.` : `${t('policyPart', { days, percentage })}.`,
    ),
    t('policyAfter'),
    t('policyHardship'),
  ]
}
