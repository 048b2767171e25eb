CREATE TABLE "network_tests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "network_tests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"key" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"latency_ms" double precision,
	"jitter_ms" double precision,
	"down_mbps" double precision,
	"up_mbps" double precision,
	"down_latency_ms" double precision,
	"up_latency_ms" double precision,
	"loss_percent" double precision,
	"down_stalls" smallint NOT NULL,
	"down_stall_ms" double precision NOT NULL,
	"up_stalls" smallint NOT NULL,
	"up_stall_ms" double precision NOT NULL,
	"failed" text[] NOT NULL,
	"used_bytes" integer NOT NULL,
	CONSTRAINT "network_tests_loss" CHECK ("network_tests"."loss_percent" between 0 and 100),
	CONSTRAINT "network_tests_probes" CHECK ("network_tests"."failed" <@ array['latency', 'download', 'upload', 'loss']),
	CONSTRAINT "network_tests_failed_without_figure" CHECK ((not 'download' = any("network_tests"."failed") or "network_tests"."down_mbps" is null) and (not 'upload' = any("network_tests"."failed") or "network_tests"."up_mbps" is null))
);
--> statement-breakpoint
ALTER TABLE "network_tests" ADD CONSTRAINT "network_tests_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "network_tests_tuid_key_unique" ON "network_tests" USING btree ("tuid","key");--> statement-breakpoint
CREATE INDEX "network_tests_tuid_at" ON "network_tests" USING btree ("tuid","at");