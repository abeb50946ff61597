export const reserve = {} as const
