/** Letters of the reason of a block. */
export const longestReason = 200
