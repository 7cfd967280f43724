// What is said to a team.
import { expect, test } from 'vitest'
import { toTeam } from '../src/parts/team'

const people = [0, 1, 2, 3, 4, 5]

test('a line to all others of the team is one to the team', () => {
  expect(toTeam({ seat: 0, to: [4, 2] }, [2, 0, 4], people)).toBe(true)
  expect(toTeam({ seat: 0, to: [2] }, [0, 2], people)).toBe(true)
})

test('computers in the team do not read', () => {
  expect(toTeam({ seat: 0, to: [2] }, [0, 2, 4], [0, 1, 2])).toBe(true)
})

test('a line to everybody, to one of several or across teams is none', () => {
  expect(toTeam({ seat: 0, to: null }, [0, 2], people)).toBe(false)
  expect(toTeam({ seat: 0, to: [2] }, [0, 2, 4], people)).toBe(false)
  expect(toTeam({ seat: 0, to: [1] }, [0, 2], people)).toBe(false)
  expect(toTeam({ seat: 1, to: [2] }, [0, 2], people)).toBe(false)
  expect(toTeam({ seat: null, to: [0, 2] }, [0, 2], people)).toBe(false)
  expect(toTeam({ seat: 0, to: [] }, [0], people)).toBe(false)
})
