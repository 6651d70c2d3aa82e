import { describe, expect, it } from 'vitest';
import { playMission } from '../../../docs/examples/demo/missionDemo';
import { MISSIONS } from '../../../docs/missions/pages';

describe('the demo of the missions', () => {
  it.each(MISSIONS.map((mission) => [mission.id, mission] as const))(
    'plays %s to a verdict',
    (_, mission) => {
      const lines = playMission(mission, 'demo');
      expect(lines[0]).toContain(mission.title);
      const verdict = lines.slice(lines.indexOf('Verdict') + 1);
      expect(verdict[0]).toMatch(/^ {2}(A draw|(Ann|Ben) \((attacker|defender)\) wins)$/);
      expect(verdict.length).toBeGreaterThan(1);
    },
  );
});
