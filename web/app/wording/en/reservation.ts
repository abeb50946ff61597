export const reservation = {} as const
