import { PolicyPage, policyMetadata } from '@/app/(shop)/(policy)/policy-page'

export const generateMetadata = () => policyMetadata('collaboratorPolicy')

export default function Page() {
  return <PolicyPage policy="collaboratorPolicy" />
}
