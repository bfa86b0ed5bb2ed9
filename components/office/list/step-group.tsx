import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react'

type Group = { holder: string | null; hold: (id: string | null) => void }

const StepGroupContext = createContext<Group | null>(null)

/** Steps with one thing that exclude each other: while one waits to be sent, the others are not there to be pressed. */
export function StepGroup({ children }: { children: ReactNode }) {
  const [holder, hold] = useState<string | null>(null)
  const group = useMemo(() => ({ holder, hold }), [holder])
  return <StepGroupContext value={group}>{children}</StepGroupContext>
}

/** Tells the group whether this step waits to be sent; answers whether another one does. */
export function useStepGroup(isWaiting: boolean): boolean {
  const id = useId()
  const group = useContext(StepGroupContext)
  const hold = group?.hold
  useEffect(() => {
    if (!isWaiting || !hold) return
    hold(id)
    return () => hold(null)
  }, [isWaiting, id, hold])
  const holder = group?.holder ?? null
  return holder !== null && holder !== id
}
