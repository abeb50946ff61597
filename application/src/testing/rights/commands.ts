import { accountCommands } from './account-commands.ts'
import { bookingCommands } from './booking-commands.ts'
import type { Commands } from './rights.ts'
import { settingsCommands } from './settings-commands.ts'

export const commands: Commands = { ...bookingCommands, ...settingsCommands, ...accountCommands }
