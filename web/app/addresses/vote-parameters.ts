/** In the address of a vote that was sent once more, after the browser was given its cookie. */
export const askAgainParameter = 'again'

/** In the address of the page that tells a reader why the vote does not count. */
export const withoutCookie = 'withoutCookie'
