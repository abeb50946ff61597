export const campsite = {} as const
