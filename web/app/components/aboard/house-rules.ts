/** Percent of a booking that is paid at once. */
export const deposits = ['30', '50', '100'] as const

/** Easy-going, fair, strict: the steps of each as the form of booking rules writes them. */
export const policyChoices = ['7:100,2:50', '14:100,7:50', '30:100,14:50'] as const

export const policyNames = { '7:100,2:50': 'easy', '14:100,7:50': 'fair', '30:100,14:50': 'strict' } as const satisfies Record<
  (typeof policyChoices)[number],
  string
>

/** Days before arrival on which the rest is due. */
export const restDueDays = 7
