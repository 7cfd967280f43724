// This browser as one that can be told something while no page is open.
import type { PushDevice } from '../messages'

/** Whether this browser can be told anything: not all can, and none over plain HTTP. */
export const capable = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Ask the person and the browser; nothing if either says no. */
export async function subscribe(key: string): Promise<PushDevice | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const worker = await navigator.serviceWorker.ready
  const old = await worker.pushManager.getSubscription()
  if (old && written(old.options.applicationServerKey) !== key) await old.unsubscribe() // of another server, at this address
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  return { endpoint: made.endpoint, p256dh: written(made.getKey('p256dh')), auth: written(made.getKey('auth')) }
}

function written(bytes: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)))
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
