/** Characters of the reason that somebody gives for what they do to others. */
export const longestWhy = 500

/** What is kept of it; empty where none was given. */
export function readWhy(typed: string): string {
  return typed.trim().slice(0, longestWhy)
}
