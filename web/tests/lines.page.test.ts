// The chart of how a game unfolded: every line has its name, whatever its length.
import { mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import Lines from '../src/replay/Lines.svelte'

let shown: Record<string, unknown> | undefined
afterEach(() => {
  if (shown) void unmount(shown)
})

function draw(...names: string[]): { ends: string[]; below: string[] } {
  shown = mount(Lines, { target: document.body, props: { label: 'Points', lines: names.map((name, k) => ({ name, values: [0, k + 5], colour: '#000' })) } })
  const texts = (wanted: string) => [...document.querySelectorAll(wanted)].map((one) => one.textContent ?? '')
  return { ends: texts('svg .name').toSorted(), below: texts('figure li') }
}

test('names stand at the ends of the lines', () => {
  expect(draw('Ada', 'Bede')).toEqual({ ends: ['5 Ada', '6 Bede'], below: [] })
})

test('where they are too long they stand below, and the lines end in numbers', () => {
  const names = ['Ordinateur (impitoyable) 1', 'Ordinateur (impitoyable) 2'].map((name) => `${name}, Brigantes`)
  expect(draw(...names)).toEqual({ ends: ['5', '6'], below: names })
})
