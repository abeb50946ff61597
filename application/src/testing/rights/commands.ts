import type { Actor } from '../../shared/actor.ts'
import { accountCommands } from './account-commands.ts'
import { bookingCommands } from './booking-commands.ts'
import type { Ground } from './ground.ts'
import type { CommandOf, GuardedName } from './rights.ts'
import { settingsCommands } from './settings-commands.ts'

/** The smallest command that shows whether the door was passed. */
export type Commands = { readonly [Name in GuardedName]: (actor: Actor, ground: Ground) => CommandOf<Name> }

export const commands: Commands = { ...bookingCommands, ...settingsCommands, ...accountCommands }
