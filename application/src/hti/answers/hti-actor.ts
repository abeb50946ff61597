import { system } from '../../shared/actor.ts'

/** As histories name the channel. */
export const htiActor = system('hti')
