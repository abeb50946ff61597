import { everyText } from '#app/forms/form-fields.server.ts'
import { pictureTextField } from './picture-texts.ts'

const moves = ['earlier', 'later'] as const

/** Fields are named after pictures; a button says which one moves, and where to. */
export const picturesForm = everyText.transform((fields) => {
  const prefix = pictureTextField('')
  const named = Object.entries(fields).filter(([name]) => name.startsWith(prefix))
  const typed = named.map(([name, text]) => [name.slice(prefix.length), text] as const)
  const [key = '', way] = (fields.move ?? '').split(':')
  const move = moves.find((known) => known === way)
  return {
    typed: Object.fromEntries(typed),
    /** Those that differ from what the page showed: what others wrote meanwhile stays. */
    changed: Object.fromEntries(typed.filter(([picture, text]) => text !== (fields[`was.${pictureTextField(picture)}`] ?? ''))),
    move: move ? { key, move } : null,
    isTextAlone: 'describe' in fields,
  }
})
