import type {} from 'standoff/embed/react';
import { useRef } from 'react';
import type { StandoffScenario } from 'standoff/embed';

export function Page() {
  const embed = useRef<StandoffScenario>(null);
  return (
    <>
      <standoff-scenario
        data="[1]"
        step={4}
        crop=""
        controls="none"
        look="dark"
        lang="de"
        edition="1971"
        label="Example 9"
        className="wide"
        id="a"
        onClick={() => embed.current?.play()}
        ref={embed}
      >
        <p>Text</p>
      </standoff-scenario>
      <standoff-scenario data="[1]" step="last" crop />
      {/* @ts-expect-error there is no such look */}
      <standoff-scenario look="purple" />
      {/* @ts-expect-error there is no such attribute */}
      <standoff-scenario date="[1]" />
      {/* @ts-expect-error there is no such edition */}
      <standoff-scenario edition="1066" />
    </>
  );
}
