/** Characters. */
export const longestSlug = 80

export const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/
