export type PictureMove = 'earlier' | 'later'

/**
 * One place towards the front or the end; the first stays the first, the last the last, and what is not there
 * moves nothing.
 */
export function movedPicture(pictures: readonly string[], key: string, move: PictureMove): readonly string[] {
  const from = pictures.indexOf(key)
  const to = from + (move === 'earlier' ? -1 : 1)
  if (from < 0 || to < 0 || to >= pictures.length) return pictures
  return pictures.toSpliced(from, 1).toSpliced(to, 0, key)
}
